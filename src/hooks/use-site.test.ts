import { renderHook } from '@testing-library/react'
import { answerStaticQueries } from '../../testing/components/gatsby'
import { giveSite, siteSidebars } from '../../testing/components/site'
import { useSidebars } from './use-sidebars'
import { useSite } from './use-site'

describe('useSite', () => {
  it("gives the site's settings", () => {
    giveSite()
    const { result } = renderHook(() => useSite())
    expect(result.current).toMatchObject({ title: 'Example Docs', url: 'https://docs.example.com' })
  })

  it('says what to do where the build has refused the settings', () => {
    answerStaticQueries({ siteSettings: null })
    expect(() => renderHook(() => useSite())).toThrow('fix what the build reports for src/site/settings.ts')
  })
})

describe('useSidebars', () => {
  it('gives all sidebars with their trees', () => {
    giveSite()
    const { result } = renderHook(() => useSidebars())
    expect(result.current).toEqual(siteSidebars)
  })
})

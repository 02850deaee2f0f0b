import { screen } from '@testing-library/react'
import { readCatalog } from '../../search/catalog'
import { renderWithSite } from '../../../testing/components/site'
import { SuggestedPages } from './SuggestedPages'

const page = (title: string, section: string, trail: string[] = []) => ({
  title,
  path: `/docs/${title}/`,
  section,
  trail,
  texts: title,
})
const catalog = readCatalog(
  {
    settings: { maxHits: 10, suggested: ['/docs/fees/'], synonyms: [] },
    0: page('fees', 'Discover'),
    1: page('start', 'Run'),
    2: page('deep', 'Run', ['Commands']),
  },
  [],
)
const offered = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

describe('the pages that are offered', () => {
  it('are those of the settings', () => {
    renderWithSite(<SuggestedPages catalog={catalog} onLeave={jest.fn()} />)
    expect(offered()).toEqual(['feesDiscover'])
  })

  it('are the first of a section, where one is given', () => {
    renderWithSite(<SuggestedPages catalog={catalog} section="Run" onLeave={jest.fn()} />)
    expect(screen.getByRole('heading', { name: 'Pages of Run' })).toBeInTheDocument()
    expect(offered()).toEqual(['start'])
  })
})

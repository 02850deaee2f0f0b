import { render, screen } from '@testing-library/react'
import { makeOperations, models } from '../../../testing/fixtures/operations'
import { MemberField } from './MemberField'

const key = makeOperations(models)
  .get('PutThing')!
  .input.find(({ name }) => name === 'Key')!

const field = (text: string, fault?: string) => {
  render(
    <MemberField
      id="key"
      member={key}
      entry={{ text }}
      fault={fault}
      onChange={() => {}}
      onLeave={() => {}}
    />,
  )
  return screen.getByRole('textbox', { name: /Key/ })
}

describe('the field of a key', () => {
  it.each([
    ['a/../b', /remove \. and \.\. from an address/],
    ['/a', /merge repeated slashes/],
  ])('%s: warns beside the field of what becomes of it on the way, and leaves it valid', (text, warning) => {
    const box = field(text)
    expect(box).toHaveAccessibleDescription(warning)
    expect(box).not.toHaveAttribute('aria-invalid')
    expect(screen.getByText(warning)).toBeVisible()
  })

  it('says nothing of other keys', () => {
    expect(field('photos/cat.jpg')).not.toHaveAccessibleDescription(/address/)
  })
})

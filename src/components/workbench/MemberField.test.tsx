import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Entry } from '../../api-reference/form'
import { makeOperations, models } from '../../../testing/fixtures/operations'
import { MemberField } from './MemberField'

const memberOf = (operation: string, sought: string) =>
  makeOperations(models)
    .get(operation)!
    .input.find(({ name }) => name === sought)!

const key = memberOf('PutThing', 'Key')

const field = (text: string, error?: string) => {
  render(
    <MemberField
      id="key"
      member={key}
      entry={{ text }}
      error={error}
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
    expect(document.querySelector('.warning')).toBeVisible()
  })

  it('says nothing of other keys', () => {
    expect(field('photos/cat.jpg')).not.toHaveAccessibleDescription(/address/)
  })
})

it('code in what is said of a field is code', () => {
  render(
    <MemberField
      id="key"
      member={{ ...key, description: 'Begins with `mrk-`.', default: 'mrk-1' }}
      entry={{ text: '' }}
      error="It must match `^mrk-`."
      onChange={() => {}}
      onLeave={() => {}}
    />,
  )
  expect([...document.querySelectorAll('p code')].map((code) => code.textContent)).toEqual([
    '^mrk-',
    'mrk-',
    'mrk-1',
  ])
})

/** A field that keeps what is chosen, as a form does. */
function Body() {
  const [entry, setEntry] = useState<Entry>({ text: '' })
  return (
    <MemberField
      id="body"
      member={memberOf('UploadThing', 'Body')}
      entry={entry}
      error={undefined}
      onChange={setEntry}
      onLeave={() => {}}
    />
  )
}

describe('the field of bytes', () => {
  it('is labeled and described whether text or a file is in it, and gives a file back', async () => {
    const user = userEvent.setup()
    render(<Body />)
    const text = () => screen.queryByRole('textbox', { name: 'Body' })
    expect(text()).toHaveAccessibleDescription(/What to keep/)
    const choose = screen.getByLabelText<HTMLInputElement>(/Or a file/)
    const file = new File(['Hello'], 'hello.txt')
    file.arrayBuffer = () => Promise.resolve(new ArrayBuffer(5)) // jsdom has no such method
    await user.upload(choose, file)
    await waitFor(() => expect(text()).toBeNull())
    expect(screen.getByLabelText(/^Body/)).toBe(choose)
    expect(choose).toHaveAccessibleDescription(/What to keep/)

    await user.click(screen.getByRole('button', { name: 'Remove hello.txt' }))
    expect(text()).toHaveValue('')
    expect(choose.files).toHaveLength(0)
    expect(choose).toHaveFocus()
    expect(choose).not.toHaveAttribute('id', 'body')
  })
})

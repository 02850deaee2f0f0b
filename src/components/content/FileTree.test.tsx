import { render, screen, within } from '@testing-library/react'
import { FileTree } from './FileTree'

describe('FileTree', () => {
  it('keeps the nested lists of files and folders', () => {
    render(
      <FileTree>
        <ul>
          <li>
            src
            <ul>
              <li>index.ts</li>
            </ul>
          </li>
        </ul>
      </FileTree>,
    )
    const [folders] = screen.getAllByRole('list')
    expect(within(within(folders!).getByRole('list')).getByRole('listitem')).toHaveTextContent('index.ts')
    expect(folders!.parentElement).toHaveClass('file-tree')
  })
})

import { Arrow, Box, Drawing, Label } from '../kit'
import { defineFigure } from '../figure'
import { blocksOf } from './model'

interface State {
  name: string
  text: string
  size: number
}

/** The file on top with its properties, and its blocks with theirs. */
function Picture({ state: { name, text, size } }: { state: State }) {
  const blocks = blocksOf(text, size)
  return (
    <Drawing height={84 + blocks.length * 62}>
      <Box x={0} y={4} width={360} height={44} tone="accent" />
      <Label x={12} y={18} anchor="start" tone="accent" bold>
        {`File  ${name}`}
      </Label>
      <Label x={12} y={36} anchor="start" size="small" mono>
        {`FileSize ${text.length}   FileOctet text/plain`}
      </Label>
      {blocks.map(({ number, data, size: length, hash }, row) => (
        <g key={number}>
          <Arrow from={[30, 78 + row * 62]} to={[30, 50 + row * 62]} tone={row ? 'faint' : 'accent'} />
          <Box x={0} y={78 + row * 62} width={60} height={44}>
            {`${number}`}
          </Box>
          <Box x={66} y={78 + row * 62} width={294} height={44} />
          <Label x={78} y={91 + row * 62} anchor="start" mono>
            {data}
          </Label>
          <Label x={78} y={110 + row * 62} anchor="start" size="small" tone="faint" mono>
            {`BlockSize ${length}   BlockHash ${hash}`}
          </Label>
        </g>
      ))}
    </Drawing>
  )
}

const describe = ({ name, text, size }: State): string => {
  const blocks = blocksOf(text, size)
  return `The file ${name} of ${text.length} bytes is cut into ${blocks.length} blocks of up to ${size}. Each block has a number, its size and a hash of its data: ${blocks.map(({ number, hash }) => `block ${number} has ${hash}`).join(', ')}.`
}

export const figure = defineFigure<State>({
  initial: { name: 'note.txt', text: 'Blocks carry numbers and hashes.', size: 12 },
  Picture,
  describe,
})

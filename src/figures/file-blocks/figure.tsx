import { Arrow, Box, Drawing, Label, Touch } from '../kit'
import { defineFigure } from '../figure'
import { byNumber } from '../in-number'
import { blocksOf, hashOf, type Block } from './model'

interface State {
  name: string
  text: string
  size: number
  /** The block in which somebody has changed a letter; -1 for none. */
  changed: number
  /** How many blocks are cut. */
  cut: number
}

/** A block's data as a reader finds it. */
const foundIn = ({ number, data }: Block, changed: number) =>
  number === changed ? `*${data.slice(1)}` : data

/** The file on top with its properties, its blocks with theirs, and whether each is what its hash says. */
function Picture({ state }: { state: State }) {
  const { name, text, size, changed, cut } = state
  const blocks = blocksOf(text, size)
  return (
    <Drawing height={112 + blocks.length * 62}>
      <Box x={0} y={4} width={360} height={44} tone="accent" />
      <Label x={12} y={18} anchor="start" tone="accent" bold>
        {`File  ${name}`}
      </Label>
      <Label x={12} y={36} anchor="start" size="small" mono>
        {`FileSize ${text.length}  FileOctet text/plain`}
      </Label>
      {blocks.map((block, row) => {
        const { number, size: length, hash } = block
        const isWrong = number === changed
        const isThere = number < cut
        return (
          <g key={number}>
            <Arrow
              from={[30, 78 + row * 62]}
              to={[30, row ? 61 + row * 62 : 50]}
              tone={row || !isThere ? 'faint' : 'accent'}
            />
            <Box
              x={0}
              y={78 + row * 62}
              width={60}
              height={44}
              tone={isThere ? 'plain' : 'faint'}
              dashed={!isThere}
            >
              {isThere ? number : ''}
            </Box>
            <Touch
              label={isThere ? `Change a letter of block ${number}` : `Cut the file up to block ${number}`}
              pressed={isThere ? isWrong : undefined}
              to={isThere ? { ...state, changed: isWrong ? -1 : number } : { ...state, cut: number + 1 }}
            >
              <Box
                x={66}
                y={78 + row * 62}
                width={294}
                height={44}
                tone={!isThere ? 'faint' : isWrong ? 'doubt' : 'plain'}
                dashed={!isThere}
              />
              <Label x={74} y={91 + row * 62} anchor="start" mono>
                {isThere ? foundIn(block, changed) : ''}
              </Label>
              <Label x={74} y={110 + row * 62} anchor="start" size="small" tone="faint" mono>
                {isThere ? `BlockSize ${length} BlockHash ${hash}` : ''}
              </Label>
            </Touch>
          </g>
        )
      })}
      <Label
        x={0}
        y={94 + blocks.length * 62}
        anchor="start"
        size="small"
        tone={changed >= 0 ? 'doubt' : cut < blocks.length ? 'faint' : 'good'}
      >
        {changed < 0
          ? cut < blocks.length
            ? `${text.slice(cut * size).length} bytes are left to cut.`
            : 'Each block matches its hash.'
          : `Block ${changed} hashes to ${hashOf(foundIn(blocks[changed]!, changed))} now: refused.`}
      </Label>
    </Drawing>
  )
}

export function describe({ name, text, size, changed, cut: count }: State): string {
  const all = blocksOf(text, size)
  const blocks = all.slice(0, count)
  if (!count)
    return `The file ${name} of ${text.length} bytes will be cut into ${all.length} blocks of up to ${size}.`
  const cut = `The file ${name} of ${text.length} bytes is cut into blocks of up to ${size}; ${count} of ${all.length} ${byNumber(count, 'is', 'are')} there. Each block has a number, its size and a hash of its data: ${blocks.map(({ number, hash }) => `block ${number} has ${hash}`).join(', ')}.`
  return changed < 0
    ? cut
    : `${cut} Somebody has changed a letter of block ${changed}, which hashes to ${hashOf(foundIn(blocks[changed]!, changed))} now and is refused.`
}

/** Block after block; then somebody changes a letter. */
function step(state: State): State | null {
  const { text, size, changed, cut } = state
  if (cut * size < text.length) return { ...state, cut: cut + 1 }
  return changed < 0 ? { ...state, changed: 1 } : null
}

export const figure = defineFigure<State>({
  initial: { name: 'note.txt', text: 'Blocks carry numbers and hashes.', size: 12, changed: -1, cut: 3 },
  start: { name: 'note.txt', text: 'Blocks carry numbers and hashes.', size: 12, changed: -1, cut: 0 },
  step,
  hint: 'Press a place to cut the file up to there, or a block to change a letter in it.',
  Picture,
  describe,
})

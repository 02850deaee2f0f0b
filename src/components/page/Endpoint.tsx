import { Badge } from '../content/Badge'
import { CopyButton } from '../content/CopyButton'

/** Colors that tell methods apart. Those not named change nothing. */
const tones: Record<string, 'tip' | 'warning' | 'danger'> = { POST: 'tip', PUT: 'warning', DELETE: 'danger' }

/** Where an operation is called: its method and its address, to be copied. */
export const Endpoint = ({ method, url }: { method: string; url: string }) => (
  <div
    sx={{
      display: 'flex',
      // On a phone the address has a line of its own.
      flexWrap: ['wrap', 'nowrap'],
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 'snug',
      mb: [3, null, null, 4],
      p: 2,
      paddingInlineStart: 'snug',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 3,
      fontSize: '0.875rem',
    }}
  >
    <Badge tone={tones[method] ?? 'info'}>{method}</Badge>
    <span sx={{ flex: ['1 0 100%', 1], order: [1, 0], overflowWrap: 'anywhere' }}>
      <code>{url}</code>
    </span>
    <CopyButton text={() => url} />
  </div>
)

import { Badge } from '../content/Badge'
import { CopyButton } from '../content/CopyButton'
import { Breakable } from '../ui/Breakable'

/** Colors that tell methods apart. Those not named change nothing. */
const tones: Record<string, 'tip' | 'warning' | 'danger'> = { POST: 'tip', PUT: 'warning', DELETE: 'danger' }

/** Behind a sign that joins two parts of an address: "https://|{Bucket}.|example.|com/|{Key}?|acl". */
const joint = /(?<=\w[}]?[^\w{}]+)(?=[\w{])/

/** Where an operation is called: its method and its address, to be copied; api-styles.ts says how it looks. */
export const Endpoint = ({ method, url }: { method: string; url: string }) => (
  <div className="endpoint">
    <Badge tone={tones[method] ?? 'info'}>{method}</Badge>
    <span>
      <code>
        <Breakable at={joint}>{url}</Breakable>
      </code>
    </span>
    <CopyButton text={() => url} />
  </div>
)

import { Fragment } from 'react'
import { Badge } from '../content/Badge'
import { CopyButton } from '../content/CopyButton'
import { SiteLink } from '../ui/SiteLink'

/** Colors that tell methods apart. Those not named change nothing. */
const tones: Record<string, 'tip' | 'warning' | 'danger'> = { POST: 'tip', PUT: 'warning', DELETE: 'danger' }

/** Behind a sign that joins two parts of an address, and before its query: "https://|{Bucket}.|example.|com/|{Key}|?acl". */
const joint = /(?<=\w[}]?[^\w{}?]+)(?=[\w{?])|(?<=[\w}])(?=\?)/

/**
 * What a caller of an operation has to know first: its method and its address, to be copied, what must be allowed, and how
 * to sign; api-styles.ts says how it looks.
 */
export const Endpoint = ({ method, url, needs, sometimesNeeds, guide }: Queries.Endpoint) => (
  <>
    <div className="endpoint">
      <Badge tone={tones[method] ?? 'info'}>{method}</Badge>
      <span>
        <code>
          {url.split(joint).map((part, index) => (
            <Fragment key={index}>
              <wbr />
              <span>{part}</span>
            </Fragment>
          ))}
        </code>
      </span>
      <CopyButton text={() => url} />
    </div>
    <p className="needs">
      {needs.length > 0 && <span>{WORDS.api.needs.join(actions(needs))}</span>}
      {sometimesNeeds.length > 0 && <span>{WORDS.api.sometimesNeeds.join(actions(sometimesNeeds))}</span>}
      {guide && (
        <span>
          {WORDS.api.signedWith.join(
            <SiteLink key="signature" to={guide}>
              {WORDS.api.signature}
            </SiteLink>,
          )}
        </span>
      )}
    </p>
  </>
)

/** Names of actions, which lead to where and when each must be allowed. */
const actions = (names: readonly string[]) => (
  <Fragment key="actions">
    {names.map((name, index) => (
      <Fragment key={name}>
        {index > 0 && WORDS.common.listSeparator}
        <a href="#permissions">
          <code>{name}</code>
        </a>
      </Fragment>
    ))}
  </Fragment>
)

import { curlCommand, isPlainBody } from '../../api-reference/curl'
import type { SignedRequest } from '../../api-reference/signature'
import { Fold } from './Fold'
import { Listing } from './Listing'

/**
 * What a signed request is for: the command that sends it, and the address where that holds the signature; then, folded, how it was
 * signed. @param file name of the file that is its body, where that is one
 */
export function SignedSteps({ signed, file }: { signed: SignedRequest; file: string | undefined }) {
  const { canonicalRequest, stringToSign, signature } = signed.steps
  const authorization = authorizationOf(signed)
  const bodyFile = file ?? (isPlainBody(signed.body) ? undefined : 'body.bin')
  return (
    <>
      {!authorization && <Listing title={WORDS.workbench.address} text={signed.url} />}
      {bodyFile && !file && <p>{WORDS.workbench.saveBody.join(bodyFile)}</p>}
      <Listing isCommand title={WORDS.workbench.curl} text={curlCommand(signed, bodyFile)} />
      <Fold name="how it was signed" summary={WORDS.workbench.howSigned}>
        <Listing title={WORDS.workbench.canonicalRequest} text={canonicalRequest} />
        <Listing title={WORDS.workbench.stringToSign} text={stringToSign} />
        <Listing title={WORDS.workbench.signatureStep} text={signature} />
        {authorization && <Listing title={WORDS.workbench.authorization} text={authorization} />}
      </Fold>
    </>
  )
}

/** The header that holds the signature; none where the address holds it. */
export const authorizationOf = ({ headers }: SignedRequest): string | undefined =>
  headers.find(([name]) => name === 'Authorization')?.[1]

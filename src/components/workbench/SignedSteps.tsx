import { curlCommand, isPlainBody } from '../../api-reference/curl'
import type { SignedRequest } from '../../api-reference/signature'
import { Listing } from './Listing'

/** A signed request step by step, and as a command. @param file name of the file that is its body, where that is one */
export function SignedSteps({ signed, file }: { signed: SignedRequest; file: string | undefined }) {
  const { canonicalRequest, stringToSign, signature } = signed.steps
  const authorization = signed.headers.find(([name]) => name === 'Authorization')?.[1]
  const bodyFile = file ?? (isPlainBody(signed.body) ? undefined : 'body.bin')
  return (
    <>
      <Listing title={WORDS.workbench.canonicalRequest} text={canonicalRequest} />
      <Listing title={WORDS.workbench.stringToSign} text={stringToSign} />
      <Listing title={WORDS.workbench.signatureStep} text={signature} />
      {authorization ? (
        <Listing title={WORDS.workbench.authorization} text={authorization} />
      ) : (
        <Listing title={WORDS.workbench.address} text={signed.url} />
      )}
      {bodyFile && !file && <p>{WORDS.workbench.saveBody.join(bodyFile)}</p>}
      <Listing title={WORDS.workbench.curl} text={curlCommand(signed, bodyFile)} />
    </>
  )
}

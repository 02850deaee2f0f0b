import { useEffect, useRef, useState } from 'react'
import { plainRequest, saysDigest, signingName } from '../../api-reference/plain-request'
import { presign, signRequest, type SignedRequest } from '../../api-reference/signature'
import type { SigningErrors } from './SigningFields'
import { isEndpoint, type RequestState } from './use-request'

/** Seven days, the longest that SDKs sign for. */
const maxSeconds = 604_800

const isDuration = (text: string) => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= maxSeconds

/** The fields of a reader's keys: they live there and nowhere else, and go when the page does. */
function useKeyFields() {
  const fields = {
    accessKeyId: useRef<HTMLInputElement>(null),
    secretAccessKey: useRef<HTMLInputElement>(null),
    sessionToken: useRef<HTMLInputElement>(null),
  }
  const read = (name: keyof typeof fields) => fields[name].current?.value.trim() ?? ''
  const empty = () => {
    for (const { current } of Object.values(fields)) if (current) current.value = ''
  }
  return { fields, read, empty }
}

/**
 * Signs the request of a form.
 * @param onErrors called where it cannot be signed, with the names of the fields to fix
 * @returns `sign`; `signed`, once that is done and nothing has been changed since; `found`, the errors of the fields that sign;
 * `tried`, whether a reader has asked for it before; `change`, which every change of the form goes through
 */
export function useSigning(request: RequestState, onErrors: (names: readonly string[]) => void) {
  const { operation, values, errors, inAddress, seconds } = request
  const keys = useKeyFields()
  const [tried, setTried] = useState(false)
  const [signed, setSigned] = useState<SignedRequest>()
  const [found, setFound] = useState<SigningErrors>({})
  /** Counts changes, so that no signature comes after one that it does not hold for. */
  const changes = useRef(0)

  useEffect(() => {
    // A browser may keep the page as it is for the way back.
    const forget = () => {
      keys.empty()
      changes.current++
      setSigned(undefined)
    }
    window.addEventListener('pagehide', forget)
    return () => window.removeEventListener('pagehide', forget)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- refs stay the same
  }, [])

  const look = (): SigningErrors => ({
    ...(!isEndpoint(request.endpoint) && { endpoint: WORDS.workbench.errors.endpoint }),
    ...(!request.region && { region: WORDS.workbench.errors.missing }),
    ...(!keys.read('accessKeyId') && { accessKeyId: WORDS.workbench.errors.missing }),
    ...(!keys.read('secretAccessKey') && { secretAccessKey: WORDS.workbench.errors.missing }),
    ...(inAddress && !isDuration(seconds) && { seconds: WORDS.workbench.errors.seconds }),
  })

  const sign = async () => {
    const wrong = look()
    setTried(true)
    setFound(wrong)
    const unfit = [...Object.keys(errors), ...Object.keys(wrong)]
    if (unfit.length) {
      setSigned(undefined)
      return onErrors(unfit)
    }
    const credentials = {
      accessKeyId: keys.read('accessKeyId'),
      secretAccessKey: keys.read('secretAccessKey'),
      sessionToken: keys.read('sessionToken') || undefined,
    }
    const scope = { service: signingName(operation), region: request.region, date: new Date() }
    const plain = plainRequest(operation, values)
    const before = changes.current
    const made = inAddress
      ? await presign(plain, credentials, scope, Number(seconds))
      : await signRequest(plain, credentials, scope, saysDigest(operation))
    if (changes.current === before) setSigned(made)
  }

  /** Whatever is changed, what was signed holds no more. */
  const change =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      changes.current++
      setSigned(undefined)
      setFound({})
      act(...given)
    }

  return { fields: keys.fields, sign, signed, found, tried, change }
}

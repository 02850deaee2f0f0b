import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { canPresign, plainRequest, saysDigest, signingName } from '../../api-reference/plain-request'
import { maySend, type RequestDocument } from '../../api-reference/request-document'
import { presign, signRequest, type SignedRequest } from '../../api-reference/signature'
import { FileContent } from '../../api-reference/values'
import { LiveSamples, panelsAbove, type Panel } from './LiveSamples'
import { ParameterFields } from './ParameterFields'
import { SendRequest } from './SendRequest'
import { SignedSteps } from './SignedSteps'
import { SigningFields, type SigningFaults } from './SigningFields'
import { builderStyle } from './styles'
import { isEndpoint, useRequest } from './use-request'

/** Seven days, the longest that SDKs sign for. */
const maxSeconds = 604_800

interface RequestBuilderProps {
  document: RequestDocument
  /** Whether a reader has just opened it: they are taken to it. */
  isAsked: boolean
}

/**
 * The form that builds a request of an operation: what is typed changes the page's samples; with keys it is signed here, step by
 * step, and sent where the settings allow it. Keys live in their fields and nowhere else; they go with the form.
 */
export function RequestBuilder({ document, isAsked }: RequestBuilderProps) {
  const request = useRequest(document)
  const { operation, values, faults, inAddress, seconds } = request
  const place = useRef<HTMLFormElement>(null)
  const [panels, setPanels] = useState<Panel[]>([])
  const [tried, setTried] = useState(false)
  const [signed, setSigned] = useState<SignedRequest>()
  /** Counts changes, so that no signature comes after one that it does not hold for. */
  const changes = useRef(0)
  const keys = {
    accessKeyId: useRef<HTMLInputElement>(null),
    secretAccessKey: useRef<HTMLInputElement>(null),
    sessionToken: useRef<HTMLInputElement>(null),
  }
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const keyOf = (name: keyof typeof keys) => keys[name].current?.value.trim() ?? ''

  useEffect(() => {
    setPanels(panelsAbove(place.current!))
    if (isAsked) goTo(place.current!)
    // A browser may keep the page as it is for the way back.
    const forget = () => {
      for (const { current } of Object.values(keys)) if (current) current.value = ''
      changes.current++
      setSigned(undefined)
    }
    window.addEventListener('pagehide', forget)
    return () => window.removeEventListener('pagehide', forget)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- refs stay the same
  }, [])

  const signingFaults = (): SigningFaults => ({
    ...(!isEndpoint(request.endpoint) && { endpoint: WORDS.workbench.faults.endpoint }),
    ...(!request.region && { region: WORDS.workbench.faults.missing }),
    ...(!keyOf('accessKeyId') && { accessKeyId: WORDS.workbench.faults.missing }),
    ...(!keyOf('secretAccessKey') && { secretAccessKey: WORDS.workbench.faults.missing }),
    ...(inAddress && !isDuration(seconds) && { seconds: WORDS.workbench.faults.seconds }),
  })
  const [found, setFound] = useState<SigningFaults>({})

  /** Whatever is changed, what was signed holds no more. */
  const change =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      changes.current++
      setSigned(undefined)
      setFound({})
      act(...given)
    }

  const sign = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = signingFaults()
    setTried(true)
    setFound(wrong)
    const faulty = new Set([...Object.keys(faults), ...Object.keys(wrong)].map(idOf))
    if (faulty.size) {
      setSigned(undefined)
      return focusFirst(place.current!, faulty)
    }
    const credentials = {
      accessKeyId: keyOf('accessKeyId'),
      secretAccessKey: keyOf('secretAccessKey'),
      sessionToken: keyOf('sessionToken') || undefined,
    }
    const scope = { service: signingName(operation), region: request.region, date: new Date() }
    const plain = plainRequest(operation, values)
    const before = changes.current
    const made = inAddress
      ? await presign(plain, credentials, scope, Number(seconds))
      : await signRequest(plain, credentials, scope, saysDigest(operation))
    if (changes.current === before) setSigned(made)
  }

  const hasFaults = tried && (Object.keys(faults).length > 0 || Object.keys(found).length > 0)
  const file = Object.values(values).find((value) => value instanceof FileContent)?.name
  return (
    <form
      ref={place}
      tabIndex={-1}
      noValidate
      autoComplete="off"
      aria-label={WORDS.workbench.name}
      onSubmit={(event) => void sign(event)}
      sx={builderStyle}
    >
      {request.samples && <LiveSamples panels={panels} samples={request.samples} />}
      <ParameterFields
        operation={operation}
        entries={request.entries}
        faults={faults}
        showsAll={tried}
        idOf={idOf}
        onChange={change(request.setEntry)}
      />
      <SigningFields
        idOf={idOf}
        faults={found}
        keys={keys}
        endpoint={request.endpoint}
        region={request.region}
        canPresign={canPresign(operation)}
        inAddress={inAddress}
        seconds={seconds}
        onEndpoint={change(request.setEndpoint)}
        onRegion={change(request.setRegion)}
        onWay={change(request.setInAddress)}
        onSeconds={change(request.setSeconds)}
        onKey={change(() => {})}
      />
      <button type="submit" sx={{ variant: 'buttons.primary', justifySelf: 'start' }}>
        {WORDS.workbench.sign}
      </button>
      <p role="status">
        {hasFaults && WORDS.workbench.mend}
        {signed && WORDS.workbench.signed}
      </p>
      {signed && <SignedSteps signed={signed} file={file} />}
      {signed && maySend(new URL(signed.url).origin, document.sendsTo) && (
        <SendRequest key={signed.steps.signature} signed={signed} />
      )}
    </form>
  )
}

/** Takes a reader to the form; the samples that it changes stay in sight above it. */
function goTo(form: HTMLFormElement) {
  form.focus({ preventScroll: true })
  const { top } = form.getBoundingClientRect()
  window.scrollBy({ top: Math.max(0, top - window.innerHeight / 2), behavior: 'instant' })
}

const isDuration = (text: string) => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= maxSeconds

/** Focuses the first of some fields in the order of the form; the part of it that it stands in is unfolded. */
function focusFirst(form: HTMLFormElement, ids: ReadonlySet<string>) {
  const field = [...form.elements].find(({ id }) => ids.has(id)) as HTMLElement | undefined
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus()
}

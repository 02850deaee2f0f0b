import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { canPresign } from '../../api-reference/plain-request'
import { maySend, type RequestDocument } from '../../api-reference/request-document'
import { FileContent } from '../../api-reference/values'
import { LiveSamples, panelsAbove, type Panel } from './LiveSamples'
import { ParameterFields } from './ParameterFields'
import { SendRequest } from './SendRequest'
import { authorizationOf, SignedSteps } from './SignedSteps'
import { SigningFields } from './SigningFields'
import { builderStyle } from './styles'
import { useRequest } from './use-request'
import { useSigning } from './use-signing'

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
  const { operation, values, errors, inAddress } = request
  const place = useRef<HTMLFormElement>(null)
  const [panels, setPanels] = useState<Panel[]>([])
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const { fields, sign, signed, found, tried, change } = useSigning(request, (names) =>
    focusFirst(place.current!, names.map(idOf)),
  )

  useEffect(() => {
    setPanels(panelsAbove(place.current!))
    // What has kept its place after a reload.
    place.current!.parentElement!.style.minHeight = ''
    if (isAsked) goTo(place.current!)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as it opens
  }, [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void sign()
  }
  const hasErrors = tried && (Object.keys(errors).length > 0 || Object.keys(found).length > 0)
  const file = Object.values(values).find((value) => value instanceof FileContent)?.name
  return (
    <form
      ref={place}
      tabIndex={-1}
      noValidate
      autoComplete="off"
      aria-label={WORDS.workbench.name}
      onSubmit={onSubmit}
      sx={builderStyle}
    >
      {request.samples && <LiveSamples panels={panels} samples={request.samples} />}
      <ParameterFields
        operation={operation}
        entries={request.entries}
        errors={errors}
        showsAll={tried}
        idOf={idOf}
        onChange={change(request.setEntry)}
      />
      <SigningFields
        idOf={idOf}
        errors={found}
        keys={fields}
        endpoint={request.endpoint}
        region={request.region}
        canPresign={canPresign(operation)}
        inAddress={inAddress}
        seconds={request.seconds}
        onEndpoint={change(request.setEndpoint)}
        onRegion={change(request.setRegion)}
        onWay={change(request.setInAddress)}
        onSeconds={change(request.setSeconds)}
        onKey={change(() => {})}
      />
      <button type="submit" sx={{ variant: 'buttons.primary', justifySelf: 'start' }}>
        {WORDS.workbench.sign}
      </button>
      <p role="status" className={hasErrors ? 'error' : undefined}>
        {hasErrors && WORDS.workbench.notSigned}
        {signed && (authorizationOf(signed) ? WORDS.workbench.signed : WORDS.workbench.signedAddress)}
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

/** Focuses the first of some fields in the order of the form; the part of it that it stands in is unfolded. */
function focusFirst(form: HTMLFormElement, ids: readonly string[]) {
  const field = [...form.elements].find(({ id }) => ids.includes(id)) as HTMLElement | undefined
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus()
}

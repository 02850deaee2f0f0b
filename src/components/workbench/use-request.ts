import { useEffect, useMemo, useState } from 'react'
import { entriesOf, readForm, type Entries, type Entry } from '../../api-reference/form'
import { plainRequest, withEndpoint } from '../../api-reference/plain-request'
import type { Operation } from '../../api-reference/model'
import { operationOf, type RequestDocument } from '../../api-reference/request-document'
import { caughtError, samplesOf, type Sample } from '../../api-reference/samples/samples'
import { sha256 } from '../../api-reference/signature'
import { useKeptState } from '../../hooks/use-kept-state'

/** An endpoint as samples can name it: scheme and host. Anything else is not one yet. */
export function isEndpoint(text: string): boolean {
  try {
    return /^https?:\/\/[^/?#@\s]+$/.test(text) && Boolean(new URL(text).host)
  } catch {
    return false
  }
}

/** What a reader has put into the fields. The tab keeps it for when the form is opened again: not secrets, nor files. */
function useEntries({ name, input, examples, service }: Operation) {
  const first = useMemo(() => entriesOf(input, examples[0]?.input ?? {}), [input, examples])
  const [kept, keep] = useKeptState<Entries>(`entries ${service.name} ${name}`, first)
  const [passing, setPassing] = useState<Entries>({})
  const entries = useMemo(() => ({ ...kept, ...passing }), [kept, passing])
  const setEntry = (name: string, entry: Entry) => {
    const others = Object.fromEntries(Object.entries(passing).filter(([other]) => other !== name))
    const passes = entry.file || input.some((member) => member.name === name && member.sensitive)
    setPassing(passes ? { ...others, [name]: entry } : others)
    if (!passes) keep({ ...kept, [name]: entry })
  }
  return { entries, setEntry, isChanged: kept !== first || Object.keys(passing).length > 0 }
}

/**
 * What a reader has typed, and what it makes: values, their errors, and samples once anything differs from the example. Where
 * requests go holds for all operations of the service.
 */
export function useRequest(document: RequestDocument) {
  const known = useMemo(() => operationOf(document), [document])
  const { entries, setEntry, isChanged: isFilled } = useEntries(known)
  const [endpoint, setEndpoint] = useKeptState(`endpoint ${known.service.name}`, known.service.endpoint)
  const [region, setRegion] = useKeptState(`region ${known.service.name}`, known.service.region)
  const [inAddress, setInAddress] = useKeptState(`presigned ${known.service.name} ${known.name}`, false)
  const [seconds, setSeconds] = useKeptState(`seconds ${known.service.name} ${known.name}`, '3600')
  const operation = useMemo(
    () => withEndpoint(known, isEndpoint(endpoint) ? endpoint : known.service.endpoint, region),
    [known, endpoint, region],
  )
  const { values, errors } = useMemo(() => readForm(operation, entries), [operation, entries])
  const [digest, setDigest] = useState('…')
  useEffect(() => {
    let isOld = false
    void sha256(plainRequest(operation, values).body).then((found) => {
      if (!isOld) setDigest(found)
    })
    return () => {
      isOld = true
    }
  }, [operation, values])
  const isChanged =
    isFilled || operation.service.endpoint !== known.service.endpoint || region !== known.service.region
  const samples = useMemo<Sample[] | undefined>(
    () =>
      isChanged
        ? samplesOf(operation, values, {
            inSdks: document.inSdks,
            error: caughtError(operation),
            digest: () => digest,
          })
        : undefined,
    [isChanged, operation, values, digest, document],
  )
  return {
    operation,
    entries,
    endpoint,
    region,
    values,
    errors,
    samples,
    inAddress,
    seconds,
    setEndpoint,
    setRegion,
    setInAddress,
    setSeconds,
    setEntry,
  }
}

/** What a form holds of its request, and how to change it. */
export type RequestState = ReturnType<typeof useRequest>

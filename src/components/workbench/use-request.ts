import { useEffect, useMemo, useState } from 'react'
import { entriesOf, readForm, type Entries, type Entry } from '../../api-reference/form'
import { plainRequest, withEndpoint } from '../../api-reference/plain-request'
import { operationOf, type RequestDocument } from '../../api-reference/request-document'
import { caughtError, samplesOf, type Sample } from '../../api-reference/samples/samples'
import { sha256 } from '../../api-reference/signature'

/** An endpoint as samples can name it: scheme and host. Anything else is not one yet. */
export function isEndpoint(text: string): boolean {
  try {
    return /^https?:\/\/[^/?#@\s]+$/.test(text) && Boolean(new URL(text).host)
  } catch {
    return false
  }
}

/** What a reader has typed, and what it makes: values, their faults, and samples once anything differs from the example. */
export function useRequest(document: RequestDocument) {
  const known = useMemo(() => operationOf(document), [document])
  const first = useMemo(() => entriesOf(known.input, known.examples[0]?.input ?? {}), [known])
  const [entries, setEntries] = useState<Entries>(first)
  const [endpoint, setEndpoint] = useState(known.service.endpoint)
  const [region, setRegion] = useState(known.service.region)
  const operation = useMemo(
    () => withEndpoint(known, isEndpoint(endpoint) ? endpoint : known.service.endpoint, region),
    [known, endpoint, region],
  )
  const { values, faults } = useMemo(() => readForm(operation, entries), [operation, entries])
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
    entries !== first ||
    operation.service.endpoint !== known.service.endpoint ||
    region !== known.service.region
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
    faults,
    samples,
    setEndpoint,
    setRegion,
    setEntry: (name: string, entry: Entry) => setEntries({ ...entries, [name]: entry }),
  }
}

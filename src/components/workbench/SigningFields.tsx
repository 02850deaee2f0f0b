import type { RefObject } from 'react'
import { Choice } from './Choice'
import { Labeled } from './Labeled'

/** Fields that hold secrets: no state of React's knows them, so that nothing but the field itself does. */
export interface KeyFields {
  accessKeyId: RefObject<HTMLInputElement | null>
  secretAccessKey: RefObject<HTMLInputElement | null>
  sessionToken: RefObject<HTMLInputElement | null>
}

/** What is wrong with the fields here, by their names. */
export type SigningErrors = Partial<
  Record<'endpoint' | 'region' | 'accessKeyId' | 'secretAccessKey' | 'seconds', string>
>

interface SigningFieldsProps {
  idOf: (name: string) => string
  errors: SigningErrors
  keys: KeyFields
  endpoint: string
  region: string
  canPresign: boolean
  inAddress: boolean
  seconds: string
  onEndpoint: (text: string) => void
  onRegion: (text: string) => void
  onWay: (inAddress: boolean) => void
  onSeconds: (text: string) => void
  /** A key was changed. */
  onKey: () => void
}

const plain = {
  type: 'text',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: 'false',
  dir: 'ltr',
} as const
const secret = { ...plain, type: 'password' } as const

/** Where the request goes and what it is signed with. */
export function SigningFields({ idOf, errors, keys, ...given }: SigningFieldsProps) {
  const { endpoint, region, canPresign, inAddress, seconds, onEndpoint, onRegion, onWay, onSeconds, onKey } =
    given
  return (
    <fieldset>
      <legend>{WORDS.workbench.signature}</legend>
      <p>{WORDS.workbench.keysStay}</p>
      <Labeled id={idOf('endpoint')} label={WORDS.workbench.endpoint} required error={errors.endpoint}>
        {(props) => (
          <input
            {...props}
            {...plain}
            value={endpoint}
            onChange={({ target }) => onEndpoint(target.value.trim())}
          />
        )}
      </Labeled>
      <Labeled id={idOf('region')} label={WORDS.workbench.region} required error={errors.region}>
        {(props) => (
          <input
            {...props}
            {...plain}
            value={region}
            onChange={({ target }) => onRegion(target.value.trim())}
          />
        )}
      </Labeled>
      <Labeled
        id={idOf('accessKeyId')}
        label={WORDS.workbench.accessKeyId}
        required
        error={errors.accessKeyId}
      >
        {(props) => <input {...props} {...plain} ref={keys.accessKeyId} onChange={onKey} />}
      </Labeled>
      <Labeled
        id={idOf('secretAccessKey')}
        label={WORDS.workbench.secretAccessKey}
        required
        error={errors.secretAccessKey}
      >
        {(props) => <input {...props} {...secret} ref={keys.secretAccessKey} onChange={onKey} />}
      </Labeled>
      <Labeled id={idOf('sessionToken')} label={WORDS.workbench.sessionToken}>
        {(props) => <input {...props} {...secret} ref={keys.sessionToken} onChange={onKey} />}
      </Labeled>
      {canPresign && (
        <Labeled id={idOf('way')} label={WORDS.workbench.way}>
          {(props) => (
            <Choice
              {...props}
              value={String(inAddress)}
              onChange={({ target }) => onWay(target.value === 'true')}
            >
              <option value="false">{WORDS.workbench.inHeader}</option>
              <option value="true">{WORDS.workbench.inAddress}</option>
            </Choice>
          )}
        </Labeled>
      )}
      {inAddress && (
        <Labeled id={idOf('seconds')} label={WORDS.workbench.seconds} required error={errors.seconds}>
          {(props) => (
            <input
              {...props}
              {...plain}
              inputMode="numeric"
              value={seconds}
              onChange={({ target }) => onSeconds(target.value)}
            />
          )}
        </Labeled>
      )}
    </fieldset>
  )
}

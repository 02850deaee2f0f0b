import { useRef, type ReactNode } from 'react'
import type { Entry } from '../../api-reference/form'
import { FileContent } from '../../api-reference/values'
import type { ControlProps } from './Labeled'

interface BytesControlProps {
  /** What ties the field to its label; given to the file's input once a file has taken the text's place. */
  props: ControlProps
  entry: Entry
  onChange: (entry: Entry) => void
  /** Where bytes are typed. */
  children: ReactNode
}

/** Bytes: typed as text or as Base64, or those of a file, which can be taken back. */
export function BytesControl({ props, entry, onChange, children }: BytesControlProps) {
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (!file) return onChange({ text: '' })
    const bytes = new Uint8Array(await file.arrayBuffer())
    // Another one may have been chosen meanwhile, or none.
    if (input.current?.files?.[0] === file) onChange({ text: '', file: new FileContent(file.name, bytes) })
  }
  const remove = () => {
    input.current!.value = ''
    input.current!.focus()
    onChange({ text: '' })
  }
  return (
    <>
      {!entry.file && children}
      <div className="beside">
        {!entry.file && (
          <label>
            <input
              type="checkbox"
              checked={entry.isBase64 ?? false}
              onChange={({ target }) => onChange({ ...entry, isBase64: target.checked })}
            />
            {WORDS.workbench.isBase64}
          </label>
        )}
        <label>
          {entry.file ? WORDS.workbench.chosenFile : WORDS.workbench.file}
          <input
            type="file"
            ref={input}
            id={entry.file ? props.id : `${props.id}-file`}
            aria-describedby={entry.file && props['aria-describedby']}
            aria-invalid={entry.file && props['aria-invalid']}
            onChange={({ target }) => void read(target.files?.[0])}
          />
        </label>
        {entry.file && (
          <button type="button" onClick={remove} sx={{ variant: 'buttons.small', fontSize: 0 }}>
            {WORDS.workbench.removeFile.join(entry.file.name)}
          </button>
        )}
      </div>
    </>
  )
}

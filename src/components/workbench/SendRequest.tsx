import { useState } from 'react'
import { keepsPath } from '../../api-reference/key-path'
import { sendRequest, type Answer } from '../../api-reference/send-request'
import type { SignedRequest } from '../../api-reference/signature'
import { Coded } from './Coded'
import { Listing } from './Listing'

/** Sends a signed request from the browser, and shows what comes back. */
export function SendRequest({ signed }: { signed: SignedRequest }) {
  const [answer, setAnswer] = useState<Answer | 'sending' | 'none'>()
  const send = async () => {
    setAnswer('sending')
    setAnswer(await sendRequest(signed).catch(() => 'none' as const))
  }
  if (!keepsPath(signed.url))
    return (
      <p>
        <Coded>{WORDS.workbench.changedPath}</Coded>
      </p>
    )
  return (
    <>
      <p>{WORDS.workbench.sendsTo.join(new URL(signed.url).origin)}</p>
      <button
        type="button"
        onClick={() => void send()}
        sx={{ variant: 'buttons.primary', justifySelf: 'start' }}
      >
        {WORDS.workbench.send}
      </button>
      <p role="status" className={answer === 'none' ? 'error' : undefined}>
        {answer === 'sending' && WORDS.workbench.sending}
        {answer === 'none' && WORDS.workbench.noAnswer}
        {typeof answer === 'object' && WORDS.workbench.answer.join(answer.status)}
      </p>
      {typeof answer === 'object' && (
        <>
          <Listing
            title={WORDS.workbench.answerHeaders}
            text={answer.headers.map((header) => header.join(': ')).join('\n')}
          />
          <AnswerBody answer={answer} />
        </>
      )}
    </>
  )
}

function AnswerBody({ answer: { size, text } }: { answer: Answer }) {
  if (size === 0) return <p>{WORDS.workbench.emptyBody}</p>
  if (text === undefined) return <p>{WORDS.workbench.binaryBody.join(String(size))}</p>
  return <Listing title={WORDS.workbench.answerBody} text={text} />
}

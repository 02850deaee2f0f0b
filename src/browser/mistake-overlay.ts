import { mistakesPath } from '../shared/dev-mistakes'
import type { Mistake } from '../shared/mistake'

const style = `
:host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: #0009; }
section { max-width: 60rem; margin: 5vh auto; padding: 1.5rem 2rem; border-radius: .5rem; background: #fff; color: #222;
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 1rem; font-size: 1.25rem; color: #b00020; }
dt { font: 600 .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
dd { margin: 0 0 .25rem; overflow-wrap: anywhere; }
dd + dt { margin-top: 1rem; }
.fix { color: #0b6b3a; }
button { font: inherit; margin-top: 1rem; padding: .25rem 1rem; }`

let host: HTMLElement | undefined

/**
 * The dev server's word on mistakes in the content, over the page: file, line, what is wrong and how to fix it. It
 * comes and goes as the files change. No part of the built site.
 */
export function followMistakes(): void {
  new EventSource(mistakesPath).addEventListener('message', ({ data }: MessageEvent<string>) =>
    showMistakes(JSON.parse(data) as Mistake[]),
  )
}

/** Shows mistakes in the place of those shown before; none take the overlay away. What they say is text, never HTML. */
export function showMistakes(mistakes: Mistake[]): void {
  host?.remove()
  if (!mistakes.length) return
  host = make('div')
  host.dataset.mistakes = String(mistakes.length)
  const shown = host
  const close = make('button', 'Close')
  close.onclick = () => shown.remove()
  const panel = make('section')
  panel.role = 'alert'
  const list = make('dl')
  list.append(...mistakes.flatMap(describe))
  const count = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in the content or the settings`
  panel.append(make('h1', count), list, close)
  host.attachShadow({ mode: 'open' }).append(make('style', style), panel)
  document.body.append(host)
}

function describe({ file, line, message, fix }: Mistake): HTMLElement[] {
  const remedy = make('dd', fix)
  remedy.className = 'fix'
  return [make('dt', line ? `${file}:${line}` : file), make('dd', message), ...(fix ? [remedy] : [])]
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

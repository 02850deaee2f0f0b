/** Keeps a double click on a summary, which folds and unfolds, from selecting a word of it. */
export function pressWithoutSelecting() {
  document.addEventListener('mousedown', (event) => {
    if (event.detail > 1 && (event.target as Element).closest('summary')) event.preventDefault()
  })
}

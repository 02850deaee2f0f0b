/** A double click on what folds selects no word of it. */
export function pressWithoutSelecting() {
  document.addEventListener('mousedown', (event) => {
    if (event.detail > 1 && (event.target as Element).closest('summary')) event.preventDefault()
  })
}

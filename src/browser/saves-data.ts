/** The Network Information API, where a browser has it. */
interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/** Whether a reader saves data, or has a connection too slow to load what may never be read. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))
}

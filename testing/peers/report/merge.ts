import { isDeepStrictEqual } from 'node:util'
import type { Figures } from './figures'

/** An earlier run's figures that may stand beside those of this one: of the same machine, pages and tools. */
function comparable(
  earlier: Figures | undefined,
  now: Figures,
): Pick<Figures, 'labels' | 'builds' | 'readers'> {
  const isSame = earlier?.pages === now.pages && isDeepStrictEqual(earlier.machine, now.machine)
  if (!isSame) return { labels: {}, builds: {}, readers: {} }
  const { labels, builds, readers, tools } = earlier
  const hasSameTools = !now.tools || !tools || isDeepStrictEqual(tools, now.tools)
  return { labels, builds, readers: hasSameTools ? readers : {} }
}

/** The figures of this run, and of those before it what this one did not measure. */
export function merge(earlier: Figures | undefined, now: Figures): Figures {
  const kept = comparable(earlier, now)
  const tools = now.tools ?? (Object.keys(kept.readers).length ? earlier?.tools : undefined)
  return {
    ...now,
    ...(tools && { tools }),
    labels: { ...kept.labels, ...now.labels },
    builds: { ...kept.builds, ...now.builds },
    readers: { ...kept.readers, ...now.readers },
  }
}

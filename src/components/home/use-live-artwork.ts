import { useEffect, type RefObject } from 'react'
import type { Hypergraph } from '../../artwork/graph'
import type { LiveArtwork } from './live-artwork'

/** Where motion is welcome: a pointer that can hover, and a reader who has not asked for less motion. */
export const motionQuery = '(hover: hover) and (prefers-reduced-motion: no-preference)'

async function loadGraph(address: string): Promise<Hypergraph> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return (await response.json()) as Hypergraph
}

/**
 * Brings an artwork to life while the pointer is over the block that it stands in. Code and data are loaded when
 * that happens first; if they can't be had, the picture stays still.
 * @param frameRef the artwork's box; its parent is what the pointer enters
 * @param address of the graph's data
 * @param frameRate frames per second at most; 0 for a still picture
 */
export function useLiveArtwork(
  frameRef: RefObject<HTMLElement | null>,
  address: string | null | undefined,
  frameRate: number,
) {
  useEffect(() => {
    const frame = frameRef.current
    const stage = frame?.parentElement
    if (!stage || !address || frameRate === 0) return
    let awake = false
    let removed = false
    let loading: Promise<LiveArtwork> | undefined
    let artwork: LiveArtwork | undefined
    const load = async () => {
      const [{ enliven }, graph] = await Promise.all([import('./live-artwork'), loadGraph(address)])
      return enliven(frame, graph, frameRate)
    }
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || !matchMedia(motionQuery).matches) return
      awake = true
      artwork?.setAwake(true)
      loading ??= load()
      loading.then(
        (loaded) => {
          if (!removed) (artwork = loaded).setAwake(awake)
        },
        () => (loading = undefined),
      )
    }
    const leave = () => {
      awake = false
      artwork?.setAwake(false)
    }
    stage.addEventListener('pointerenter', enter)
    stage.addEventListener('pointerleave', leave)
    return () => {
      removed = true
      stage.removeEventListener('pointerenter', enter)
      stage.removeEventListener('pointerleave', leave)
      artwork?.remove()
    }
  }, [frameRef, address, frameRate])
}

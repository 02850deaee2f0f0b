import { navigate, withPrefix } from 'gatsby'
import type { ComponentProps, MouseEvent } from 'react'
import { prefetchWhileVisible, preload } from '../../browser/link-loading'
import { isPlainClick } from '../../browser/plain-click'
import { isMenuEntry } from '../../hooks/use-mobile-menu'

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** Path of a page of this site. */
  to: string
  /** Whether the page takes the place of this one in the browser's history. */
  replace?: boolean
}

/**
 * A link to a page of this site, which is shown without a reload. It takes the place of Gatsby's Link, which also
 * preloads where a reader saves data and not on touch or focus, and costs each link an observer of its own.
 */
export function SiteLink({ to, replace, onClick, children, ...rest }: SiteLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || rest.target) return
    event.preventDefault()
    const isHere = event.currentTarget.href === window.location.href
    void navigate(to, { replace: replace ?? (isHere || isMenuEntry()) })
  }
  return (
    <a
      href={withPrefix(to)}
      ref={prefetchWhileVisible}
      onMouseEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
      onClick={follow}
      {...rest}
    >
      {children}
    </a>
  )
}

import { SiteLink } from '../SiteLink'
import type { ComponentProps, ReactNode } from 'react'
import { isExternal } from '../../model/paths'

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'ref'> {
  href?: string
  children?: ReactNode
}

/** A link: within the site by Gatsby, to an anchor by the browser, to another site in a new tab. */
export function ContentLink({ href = '', children, ...rest }: ContentLinkProps) {
  if (isExternal(href))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    )
  if (href.startsWith('#'))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <SiteLink to={href} {...rest}>
      {children}
    </SiteLink>
  )
}

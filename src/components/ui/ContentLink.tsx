import { withPrefix } from 'gatsby'
import type { ComponentProps, ReactNode } from 'react'
import { SiteLink } from './SiteLink'
import { isExternal, isFile } from '../../shared/paths'

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'ref'> {
  href?: string
  children?: ReactNode
}

/** A link: within the site by Gatsby, to an anchor or a file by the browser, to another site in a new tab. */
export function ContentLink({ href = '', children, ...rest }: ContentLinkProps) {
  if (isExternal(href))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <span className="visually-hidden">{` ${WORDS.common.opensInNewTab}`}</span>
      </a>
    )
  if (href.startsWith('#') || isFile(href))
    return (
      <a href={href.startsWith('#') ? href : withPrefix(href)} {...rest}>
        {children}
      </a>
    )
  return (
    <SiteLink to={href} {...rest}>
      {children}
    </SiteLink>
  )
}

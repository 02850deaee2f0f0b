import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import { css, type ThemeUICSSObject } from 'theme-ui'
import theme from '../../gatsby-plugin-theme-ui'

/** Styles as a rule of a sheet, and the class that has them. */
export interface Rule {
  className: string
  css: string
}

/**
 * Makes a rule of styles, with the theme's values. Like styles have one class; its name is a hash of them.
 * @param isStronger whether they have precedence over a component's own
 */
export function toRule(styles: ThemeUICSSObject, isStronger: boolean): Rule {
  const { name, styles: text } = serializeStyles([css(styles)(theme)], {})
  const className = `${isStronger ? 'y' : 'x'}${name.replace(/-.*/, '')}`
  const selector = isStronger ? `.${className}.${className}` : `.${className}`
  return { className, css: serialize(compile(`${selector}{${text}}`), stringify) }
}

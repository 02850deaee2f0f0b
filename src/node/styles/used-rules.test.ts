import { usedRules } from './used-rules'

const used = (css: string, ...classes: string[]) => usedRules(css, new Set(classes))

describe('usedRules', () => {
  it('leaves out rules of classes that the page has not', () => {
    expect(used('.a{color:red}.b{color:blue}.a .b{margin:0}.a.a:hover{top:0}', 'a')).toBe(
      '.a{color:red;}.a.a:hover{top:0;}',
    )
  })

  it('keeps of a list of selectors those that may find something', () => {
    expect(used('.a,.b,p{color:red}', 'b')).toBe('.b,p{color:red;}')
    expect(used('.a:is(.x, .b) em,.c em{color:red}', 'a')).toBe('.a:is(.x, .b) em{color:red;}')
  })

  it('keeps what elements and attributes alone say: scripts may bring them', () => {
    const css = '[aria-selected=true]{top:0;}dialog[open]{top:0;}a[href$=".svg"]{top:0;}'
    expect(used(css)).toBe(css)
  })

  it('takes what an element may not be, or may be besides, for no condition', () => {
    const css = 'pre:not([tabindex],.wraps)~div{top:0;}.a:has(>.b){top:0;}.a>:where(:not(.b))~*{top:0;}'
    expect(used(css, 'a')).toBe(css)
  })

  it('takes brackets in brackets, and those in texts, for one condition', () => {
    const css =
      '.a:not(:is(.b,:where(.c:not(.d)))) em{top:0;}.a[title="] .b, .c"]{top:0;}.a:not([title="a)"] .b){top:0;}.a[title=")"] :is(.b,p){top:0;}'
    expect(used(css, 'a')).toBe(css)
    expect(used('.a:not(:is(.b,:not(.c))) .d,.e:is(p,:not(:is(.f)))  .a{top:0}', 'a')).toBe('')
    expect(used('.a:nth-child(2 of .b),.a[title=")]"] .b,.a[title=","]{top:0}', 'a')).toBe(
      '.a[title=","]{top:0;}',
    )
  })

  it('looks into conditions, and leaves those out that nothing is left in', () => {
    const css =
      '@media print{.a{top:0}.b{top:0}}@media (width < 20em){.b{top:0}}@supports (a: b){@media print{.a{top:0}}}'
    expect(used(css, 'a')).toBe('@media print{.a{top:0;}}@supports (a: b){@media print{.a{top:0;}}}')
  })

  it('keeps classes that are made of styles: what comes with a press has some that the page has not', () => {
    const css = '.x4m1l{top:0;}.yudl0:hover{top:0;}.x4m1l .a{top:0;}'
    expect(used(css)).toBe('.x4m1l{top:0;}.yudl0:hover{top:0;}')
  })

  it('keeps fonts, movements and addresses as they are', () => {
    const css =
      '@font-face{font-family:a;src:url(a.woff2) format("woff2");}@keyframes b{from{top:0;}to{top:1px;}}.a{mask:url("data:image/svg+xml;charset=utf-8,%3Csvg d=\'M6 2a2 .4z\'/%3E");}'
    expect(used(css, 'a')).toBe(css)
  })
})

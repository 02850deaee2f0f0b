import { brotliCompressSync } from 'node:zlib'
import type { HeadValues } from '../../head-scripts/every-page'
import { headScript, homePageScript } from './head-script'

const values: HeadValues = {
  field: { name: 'Search', loading: 'Loading…' },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectSystemPreference: true },
  announcement: '',
}

it('costs each page few bytes', () => {
  expect(brotliCompressSync(headScript()).length).toBeLessThanOrEqual(2850)
})

it('has no code for an announcement where there is none', () => {
  expect(headScript({ ...values, announcement: 'news' })).toContain('announcement')
  expect(headScript(values)).not.toContain('announcement')
})

it.each(['</script>', '</SCRIPT >', '<!--<script>'])(
  'has no text that ends its element, or hides its end: %s',
  (name) => {
    expect(headScript({ ...values, field: { name, loading: '' } })).not.toMatch(/<\/script|<!--/i)
  },
)

it('takes the path of the home page from its element', () => {
  expect(homePageScript()).toContain('document.currentScript.dataset.baseUrl')
})

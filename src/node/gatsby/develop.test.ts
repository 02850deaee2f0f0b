import { existsSync } from 'node:fs'
import { quietEmotion, withoutGatsbysLint } from './develop'

class ESLintWebpackPlugin {
  apply() {}
}
class OtherPlugin {
  apply() {}
}

it('the dev server goes without Gatsby’s ESLint, and with all the rest', () => {
  const other = new OtherPlugin()
  const config = { devtool: 'eval', plugins: [new ESLintWebpackPlugin(), other] } as const
  expect(withoutGatsbysLint({ ...config, plugins: [...config.plugins] })).toEqual({
    devtool: 'eval',
    plugins: [other],
  })
})

it('says so where Gatsby lints no more', () => {
  expect(() => withoutGatsbysLint({ plugins: [new OtherPlugin()] })).toThrow('delete withoutGatsbysLint')
})

it('the dev server’s Emotion is there, on both sides', () => {
  const files = ['develop', 'develop-html'].map((stage) => quietEmotion(stage)['@emotion/cache$']!)
  expect(new Set(files).size).toBe(2)
  expect(files.map((file) => existsSync(file))).toEqual([true, true])
  expect(quietEmotion('build-javascript')).toEqual({})
})

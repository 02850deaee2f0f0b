import { compileBody } from '../../../../testing/fixtures/compile-body'

it('a thousand marks without a text are told before the test runs out of time', async () => {
  const { mistakes } = await compileBody('[^a] b\n'.repeat(1000))
  expect(mistakes).toHaveLength(1000)
})

it('shows of a long line as much as tells it from others', async () => {
  const { mistakes } = await compileBody(`A **${'b '.repeat(100)}`)
  expect(mistakes.map(({ message }) => message.length)).toEqual([106])
})

import { compileBody } from '../../../../testing/fixtures/compile-body'

it('a thousand marks without a text are told before the test runs out of time', async () => {
  const { faults } = await compileBody('[^a] b\n'.repeat(1000))
  expect(faults).toHaveLength(1000)
})

it('shows of a long line as much as tells it from others', async () => {
  const { faults } = await compileBody(`A **${'b '.repeat(100)}`)
  expect(faults.map(({ message }) => message.length)).toEqual([106])
})

import { whyNoMachine } from './debian'

describe('a machine to run steps in', () => {
  const { getuid } = process
  afterEach(() => {
    process.getuid = getuid
  })

  it.each([
    ['takes root', 1000, '/'],
    ['takes the folder of a Debian', 0, undefined],
    ['takes a Debian that has sudo', 0, '/nowhere'],
  ])('%s', async (_, uid, root) => {
    process.getuid = () => uid
    const why = await whyNoMachine(root)
    expect(why).toMatch(
      uid ? /takes root/ : root ? /\/nowhere is no Debian with sudo/ : /FACTS_DEBIAN names no/,
    )
  })
})

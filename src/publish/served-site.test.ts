import { loadCommand } from '../../scripts/load-command'

it.each(['config-nginx', 'config-caddy'])('%s says once what is missing, and how to get it', async (name) => {
  const call = await loadCommand(name)
  expect(await call(['--site', '/nowhere'])).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^No configuration for \w+: There is no site of this project in \/nowhere: it has no _headers\. Run "npm run build" first, or say another --site\.$/,
    ) as string,
  })
  expect(await call(['--root', '/a"b'])).toEqual({
    code: 1,
    output: String.raw`--root is "/a\"b". Say a path without quotes, braces, "$" and "\".`,
  })
})

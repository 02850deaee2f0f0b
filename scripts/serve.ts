import { startServer } from '../testing/servers/static-server'

/** `npm run serve`: the built site on this machine. PORT chooses the port. */
startServer('public', { port: Number(process.env.PORT ?? 9000) }).then(
  ({ url }) => console.log(`The built site: ${url}/  (Ctrl+C stops it)`),
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)

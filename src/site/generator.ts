import packageJson from '../../package.json'

/** What made the site: the package's name and version. */
export const generator = `${packageJson.name} ${packageJson.version}`

/** Takes the place of modules that Gatsby bundles for every site and this one does not use. */
export {}

/** The class of the body while a reader moves by keyboard; pages are served with it. */
export const keyboardClass = 'navigation-with-keyboard'

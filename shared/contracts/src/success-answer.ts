/** The least that a call answers when there is nothing else to say. */
export interface SuccessAnswer {
  success: true;
}

export interface MessageAnswer extends SuccessAnswer {
  /** Text to show, word for word from the documents where they fix one. */
  message: string;
}

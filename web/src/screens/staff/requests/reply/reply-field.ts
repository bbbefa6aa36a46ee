export const answerFieldId = 'answer';

module example.com/peers

go 1.26.0

require github.com/brianvoe/gofakeit/v7 v7.18.2

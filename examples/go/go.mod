module example.com/identikit

go 1.23
